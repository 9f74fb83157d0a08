import { fill } from '#contract/fill.ts';
import type { Count, PlanLine } from './plan.ts';
import type { PlanLabels } from './plan-text.ts';

/**
 * Lets a count of a line be changed by its buttons or typed. The first count may be 0, which takes the line
 * out of the plan. Text that is not a number changes nothing: the last number comes back when the field is
 * left.
 */
export function startStepper(
  stepper: HTMLElement,
  line: PlanLine,
  at: number,
  labels: PlanLabels,
  onChange: () => void,
): void {
  const { numbers } = line;
  const { of, limit } = line.counts[at] as Count;
  const counted = labels.counts.many[of];
  const name = `${counted}, ${line.service.label}`;
  const input = stepper.querySelector('input') as HTMLInputElement;
  const least = at === 0 ? 0 : 1;
  const show = () => {
    input.value = `${numbers[at]}`;
  };
  const take = (number: number) => {
    if (!Number.isInteger(number) || number < least || number > limit) return;
    numbers[at] = number;
    onChange();
  };
  (stepper.firstElementChild as HTMLElement).textContent = counted;
  input.setAttribute('aria-label', name);
  show();
  input.oninput = () => input.value && take(Number(input.value));
  input.onchange = show;
  for (const button of stepper.querySelectorAll('button')) {
    button.setAttribute('aria-label', fill(labels[button.name as 'fewer' | 'more'], { name }));
    button.onclick = () => {
      take((numbers[at] as number) + Number(button.value));
      show();
    };
  }
}
