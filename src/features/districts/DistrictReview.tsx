import { fill } from '#contract/fill.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import styles from './DistrictReview.module.css';

/** A local review, if there is one, and a highlight, beside reasons to advertise in the district. */
export function DistrictReview({ section, site }: SectionProps<'district-review'>) {
  const { name, review, businessHighlight, reasons } = section.district;
  const { district: labels, testimonials } = site.labels;
  const title = review ? labels.review : labels.withoutReview;
  return (
    <SectionFrame
      background="deep"
      stamp={review?.sample ? testimonials.sample : undefined}
      title={fill(title, { district: name })}
    >
      <div className={styles.voice}>
        <div>
          {review && (
            <figure>
              {!review.sample && <Stars count={review.stars} label={testimonials.stars} />}
              <blockquote className={styles.quote}>{review.text}</blockquote>
              <figcaption>
                <strong>{review.name}</strong>, {review.business}
              </figcaption>
            </figure>
          )}
          {review?.sample && <p className={styles.note}>{testimonials.note}</p>}
          <p className={review ? styles.highlight : styles.quote}>
            {review && <strong>{labels.highlight} </strong>}
            {businessHighlight ?? labels.genericHighlight}
          </p>
        </div>
        <div>
          <h3 className={styles.title}>{labels.reasons}</h3>
          <TickList className={styles.reasons} points={reasons} />
        </div>
      </div>
    </SectionFrame>
  );
}
