import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import fields from '#src/ui/Field.module.css';
import styles from './BudgetForm.module.css';
import type { PlannerProps } from './planner-props.ts';
import {
  type BudgetAction,
  type BudgetState,
  choiceOf,
  postsOf,
  readSum,
  sumLimits,
} from './use-budget.ts';

interface ChoicesProps {
  name: 'sum' | 'purpose';
  legend: string;
  choices: string[];
  /** Index of the selected one; -1 for none. */
  selected: number;
  onSelect: (index: number) => void;
  children?: ReactNode;
}

function Choices({ name, legend, choices, selected, onSelect, children }: ChoicesProps) {
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={`${styles.choices} ${styles[name]}`}>
        {choices.map((choice, index) => (
          <label className={fields.choice} key={choice}>
            <input
              checked={index === selected}
              name={name}
              onChange={() => onSelect(index)}
              type="radio"
              value={index}
            />
            <span>{choice}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

interface BudgetFormProps extends Pick<PlannerProps, 'districts' | 'labels' | 'purposes' | 'sums'> {
  state: BudgetState;
  dispatch: (action: BudgetAction) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * Field for any other sum. Uncontrolled, because React copies a controlled value into the attribute, and
 * Chromium does not restore such a field after going back.
 */
function AnySum({ state, dispatch, labels }: BudgetFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isReady, typedSum } = state;
  useEffect(() => {
    if (isReady && field.current) field.current.value = typedSum;
  }, [isReady, typedSum]);
  const error = fill(labels.sumFault, {
    least: formatPaise(sumLimits.least),
    most: formatPaise(sumLimits.most),
    sum: formatPaise(state.sum),
  });
  return (
    <>
      <label className={styles.any}>
        <input
          aria-describedby="budget-sum-error"
          aria-invalid={state.showError}
          className={fields.small}
          data-used={readSum(typedSum) !== undefined || undefined}
          inputMode="numeric"
          name="typedSum"
          onBlur={() => dispatch({ type: 'sumLeft' })}
          onChange={({ target }) => dispatch({ type: 'sumTyped', text: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && dispatch({ type: 'sumLeft' })}
          placeholder=" "
          ref={field}
          size={9}
        />
        <span>{labels.anySum}</span>
      </label>
      <p className={fields.error} id="budget-sum-error" role="status">
        {state.showError && error}
      </p>
    </>
  );
}

interface SelectProps {
  name: 'post' | 'district';
  label: string;
  value: string;
  options: { slug: string; name: string }[];
  onSelect: (slug: string) => void;
  /** First entry, while nothing is selected. */
  none?: string;
  hidden?: boolean;
  /** What the selection means. */
  children: ReactNode;
}

function Select({ name, label, value, options, onSelect, none, hidden, children }: SelectProps) {
  const id = `budget-${name}`;
  return (
    <div className={styles.line} hidden={hidden}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <div className={styles.choices}>
        <select
          className={fields.small}
          id={id}
          name={name}
          onChange={({ target }) => onSelect(target.value)}
          value={value}
        >
          {none && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.name}
            </option>
          ))}
        </select>
        <span role="status">{children}</span>
      </div>
    </div>
  );
}

/** Sum, purpose with its legal note, the post of an election, and district, which does not change the rates. */
export function BudgetForm(props: BudgetFormProps) {
  const { dispatch, districts, labels, purposes, ref, state, sums } = props;
  const { purpose, post } = choiceOf(state, props);
  const { note, more } = purpose ?? {};
  const isKnown = districts.some(({ slug }) => slug === state.district);
  return (
    <div className={styles.form} data-scripted ref={ref}>
      <Choices
        choices={sums.map(formatPaise)}
        legend={labels.sum}
        name="sum"
        onSelect={(index) => dispatch({ type: 'sumChosen', sum: sums[index] ?? state.sum })}
        selected={state.typedSum === '' ? sums.indexOf(state.sum) : -1}
      >
        <AnySum {...props} />
      </Choices>
      <Choices
        choices={purposes.map(({ name }) => name)}
        legend={labels.purpose}
        name="purpose"
        onSelect={(index) => dispatch({ type: 'purposeChosen', purpose: index })}
        selected={state.purpose}
      />
      {/* Always in the HTML, so that the browser restores it after going back. */}
      <Select
        hidden={!post}
        label={labels.post}
        name="post"
        onSelect={(slug) => dispatch({ type: 'postChosen', post: slug })}
        options={postsOf(props)}
        value={state.post}
      >
        {post?.rule}
      </Select>
      {note && (
        <p className={styles.note}>
          {note} {more && <a href={more.href}>{more.label}</a>}
        </p>
      )}
      <Select
        label={labels.district}
        name="district"
        none={labels.anyDistrict}
        onSelect={(slug) => dispatch({ type: 'districtChosen', district: slug })}
        options={districts}
        value={isKnown ? state.district : ''}
      >
        {state.district && !isKnown ? labels.districtFault : labels.samePrices}
      </Select>
    </div>
  );
}
