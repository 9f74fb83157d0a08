import { fill } from '#contract/fill.ts';
import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { Stars } from '#src/components/stars/Stars.tsx';
import { TickList } from '#src/components/tick-list/TickList.tsx';
import type { SectionProps } from '../section.ts';
import styles from './DistrictReview.module.css';

/**
 * A local review with the key highlight, beside the reasons to advertise there. Generic texts stand in
 * where a district has none.
 */
export function DistrictReview({ section, site }: SectionProps<'district-review'>) {
  const { district } = section;
  const { district: labels, testimonials } = site.labels;
  const review = district.review ?? labels.genericReview;
  return (
    <SectionFrame background="deep" title={fill(labels.review, { district: district.name })}>
      <div className={styles.voice}>
        <div>
          <figure>
            <Stars count={review.stars} label={testimonials.stars} />
            <blockquote className={styles.quote}>{review.text}</blockquote>
            <figcaption>
              <strong>{review.name}</strong>, {review.business}
            </figcaption>
          </figure>
          {review.sample && <p className={styles.note}>{testimonials.note}</p>}
          <p className={styles.highlight}>
            <strong>{labels.highlight}</strong>{' '}
            {district.businessHighlight ?? labels.genericHighlight}
          </p>
        </div>
        <div>
          <h3 className={styles.title}>{labels.reasons}</h3>
          <TickList className={styles.reasons} points={district.reasons} />
        </div>
      </div>
    </SectionFrame>
  );
}
