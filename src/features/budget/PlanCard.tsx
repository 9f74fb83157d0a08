import { useEffect, useId, useRef } from 'react';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { isQuantity } from '#contract/quantity.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import box from '#src/ui/Box.module.css';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './PlanCard.module.css';
import { countsOf, type Plan, type PlanLine, quantityOf } from './plan.ts';
import {
  describeRest,
  type PlanLabels,
  reachedLimits,
  rowsOf,
  thirdPartyCostsOf,
} from './plan-text.ts';
import { Stepper } from './Stepper.tsx';

interface RowControlsProps {
  line: PlanLine;
  /** Rule for vehicles of the post, in an election. */
  vehicles: string;
  language: string;
  labels: PlanLabels;
  onChange: (count: number, number: number) => void;
}

/** Steppers of a line, why they end, and a link to the checkout if one order can have this quantity. */
function RowControls({ line, vehicles, language, labels, onChange }: RowControlsProps) {
  const reasonId = useId();
  const { name, label, amountPaise, limits } = line.service;
  const quantity = quantityOf(line);
  const counts = line.counts.length > 1 ? countsOf(line) : null;
  const steppers = line.counts.map(({ of, limit }, at) => (
    <Stepper
      caption={labels.counts.many[of]}
      isSide={of === 'width' || of === 'height'}
      key={of}
      labels={labels}
      // The first count may be 0, which takes the line out of the plan.
      least={at === 0 ? 0 : 1}
      most={limit}
      onChange={(number) => onChange(at, number)}
      reasonId={reasonId}
      service={label}
      value={line.numbers[at] ?? 0}
    />
  ));
  const width = line.counts.findIndex(({ of }) => of === 'width');
  return (
    <span className={styles.controls}>
      {width < 0 ? (
        steppers
      ) : (
        <>
          {steppers.slice(0, width)}
          <span className={fields.sides}>
            {steppers[width]}
            <span aria-hidden="true">×</span>
            {steppers[width + 1]}
          </span>
          {steppers.slice(width + 2)}
        </>
      )}
      {isQuantity(quantity, limits) ? (
        <a
          className={`${box.box} ${styles.book}`}
          href={localPath(language, checkoutPath(name, amountPaise, quantity, counts))}
        >
          {labels.book}
          <VisuallyHidden> {label}</VisuallyHidden>
        </a>
      ) : (
        quantity > 0 && <span>{labels.tooMany}</span>
      )}
      <span className={styles.reasons} id={reasonId} role="status">
        {reachedLimits(line, vehicles, labels).map((reason) => (
          <span key={reason}>{reason} </span>
        ))}
      </span>
    </span>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** Sending it is the main action. */
  isMain: boolean;
  /** Whether the address opens it. */
  isNamed: boolean;
  isOpen: boolean;
  isReady: boolean;
  language: string;
  labels: PlanLabels;
  /** Rule for vehicles of the post, in an election. */
  vehicles: string;
  chatHref: string;
  onOpen: () => void;
  onChange: (line: number, count: number, number: number) => void;
}

/** A plan, which can be sent. Open, its numbers can be changed and its lines booked. */
export function PlanCard(props: PlanCardProps) {
  const {
    plan,
    isMain,
    isNamed,
    isOpen,
    isReady,
    language,
    labels,
    vehicles,
    chatHref,
    onOpen,
    onChange,
  } = props;
  const card = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    heading.current?.focus({ preventScroll: true });
    // Its numbers are above the button that opened it.
    const isAbove = card.current && card.current.getBoundingClientRect().top < 0;
    if (isNamed || isAbove) card.current?.scrollIntoView();
  }, [isOpen, isNamed]);
  return (
    <li className={styles.plan} data-open={isOpen || undefined} ref={card}>
      <div>
        <h3 className={styles.name} ref={heading} tabIndex={-1}>
          {plan.name}
        </h3>
        <p aria-live="polite" className={styles.total}>
          <strong>{formatPaise(plan.amounts.totalPaise)}</strong>{' '}
          <span>{describeRest(plan, labels)}</span>
        </p>
      </div>
      <div className={styles.fixed}>
        <p className={styles.column}>{labels.fixed}</p>
        <ul>
          {rowsOf(plan, labels).map(({ label, counts, amount }, at) => {
            // None for the GST.
            const line = plan.lines[at];
            return (
              <li
                className={styles.row}
                data-unbought={(line && quantityOf(line) === 0) || undefined}
                key={label}
              >
                <span>{unbroken(label)}</span> <small>{counts}</small> <b>{amount}</b>
                {isOpen && line && (
                  <RowControls
                    labels={labels}
                    language={language}
                    line={line}
                    onChange={(count, number) => onChange(at, count, number)}
                    vehicles={vehicles}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.asked}>
        <p className={styles.column}>{labels.asked}</p>
        <ul className={styles.others}>
          {thirdPartyCostsOf(plan, labels).map((cost) => (
            <li key={cost}>{cost}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <a className={buttonClasses(isMain ? 'primary' : 'secondary')} href={chatHref}>
          <Icon name="whatsapp" />
          {labels.send}
        </a>
        {isOpen ? (
          <button className={buttonClasses('secondary')} onClick={() => print()} type="button">
            {labels.print}
          </button>
        ) : (
          <button
            className={`${buttonClasses('secondary')} ${styles.change}`}
            data-scripted
            // Invisible before hydration, so that nothing moves.
            data-waiting={!isReady || undefined}
            onClick={onOpen}
            type="button"
          >
            {labels.change}
          </button>
        )}
      </div>
    </li>
  );
}
