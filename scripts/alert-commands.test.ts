import { expect, it } from 'vitest';
import { readCheckoutContent } from '#contract/content/checkout-content.ts';
import { languagesIn } from '#contract/content/languages.ts';
import { alertMail } from '#server/notify/alerts.ts';
import { readCommand } from '#server/staff-cli/commands.ts';

/** More orders than one mail names. */
const orderIds = Array.from({ length: 21 }, (_, index) => `BAW-${String(index).padStart(20, '0')}`);

/** The arguments of a command, as a shell splits them. */
const argumentsOf = (command: string) =>
  command.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];

it.each(languagesIn())(
  'mails to staff have commands that can be typed as printed (%s)',
  (language) => {
    const { alerts } = readCheckoutContent(`content/${language}`).labels;
    for (const cause of Object.keys(alerts)) {
      const alert = { cause, orderIds: orderIds.join(' ') };
      const { text } = alertMail(alert, alerts);
      const commands = [...text.matchAll(/site-orders (.*)/g)].map(([, words = '']) => words);
      expect(commands).not.toEqual([]);
      for (const words of commands) {
        expect(readCommand(argumentsOf(words), Date.now()), words).toBeDefined();
      }
      expect(text).not.toMatch(/\bnpm\b/);
    }
  },
);
