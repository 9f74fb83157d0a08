import type { SectionProps } from '#src/site/section.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';

/** Questions that expand without scripts. */
export function Faq({ section }: SectionProps<'faq'>) {
  return (
    <SectionFrame beside title={section.title}>
      <div>
        {section.items.map(({ question, answer }) => (
          <Fold key={question} summary={question}>
            <p>{answer}</p>
          </Fold>
        ))}
      </div>
    </SectionFrame>
  );
}
