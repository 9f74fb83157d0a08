import { fill } from '#contract/fill.ts';
import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './DistrictReview.module.css';

/** A local review, the generic one by default, and a highlight, beside reasons to advertise, which phones fold. */
export function DistrictReview({ section, site }: SectionProps<'district-review'>) {
  const { name: district, businessHighlight, reasons } = section.district;
  const { district: labels, testimonials } = site.labels;
  const { genericReview: generic, genericHighlight } = labels;
  const review = section.district.review ?? {
    ...generic,
    text: fill(generic.text, { district }),
    business: fill(generic.business, { district }),
  };
  return (
    <SectionFrame
      background="deep"
      stamp={review.sample ? testimonials.sample : undefined}
      title={fill(labels.review, { district })}
    >
      <div className={styles.voice}>
        <div>
          <figure>
            <Stars count={review.stars} label={testimonials.stars} />
            <blockquote className={styles.quote}>{unbroken(review.text)}</blockquote>
            <figcaption>
              <strong>{review.name}</strong>, {review.business}
            </figcaption>
          </figure>
          <p className={styles.highlight}>
            <strong>{labels.highlight} </strong>
            {businessHighlight ?? genericHighlight}
          </p>
        </div>
        <div>
          <FoldedHeading>
            <h3 className={styles.title}>{labels.reasons}</h3>
          </FoldedHeading>
          <TickList className={styles.reasons} points={reasons} />
        </div>
      </div>
    </SectionFrame>
  );
}
