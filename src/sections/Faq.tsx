import type { SectionProps } from '#src/site/section.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

/** Questions that expand without scripts. */
export function Faq({ section }: SectionProps<'faq'>) {
  return (
    <SectionFrame beside title={section.title}>
      <div>
        {section.items.map(({ question, answer }) => (
          <Fold key={question} summary={unbroken(question)}>
            <p>{unbroken(answer)}</p>
          </Fold>
        ))}
      </div>
    </SectionFrame>
  );
}
