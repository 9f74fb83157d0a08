import { entries, line, section } from '../../content/text.schema.ts';

/** Questions people ask before they call. */
export const faqSchema = section('faq', {
  items: entries(2, 10, {
    question: line(110, 'Question in the words of a visitor', 10),
    answer: line(480, 'Plain answer', 20),
  }),
});
