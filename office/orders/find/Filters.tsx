import { orderStates } from '#contract/order-states.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { SelectField, TextField } from '../../ui/TextField.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import styles from './Filters.module.css';
import type { FindFilters } from './find-address.ts';

interface FiltersProps {
  filters: FindFilters;
  onChange: (changed: Partial<FindFilters>) => void;
  onClear: () => void;
}

/** Filters of the list, folded on phones. */
export function Filters(props: FiltersProps) {
  const { find: labels } = useWords().office;
  const { q: _, ...set } = props.filters;
  const count = Object.keys(set).length;
  if (useWide()) return <FilterFields {...props} />;
  return (
    <Fold summary={count > 0 ? `${labels.filters} (${count})` : labels.filters}>
      <FilterFields {...props} />
    </Fold>
  );
}

function FilterFields({ filters, onChange, onClear }: FiltersProps) {
  const { find: labels, states } = useWords().office;
  const { state = '', from = '', to = '', flagged } = filters;
  return (
    <div className={styles.filters}>
      <SelectField
        label={labels.state}
        onChange={({ target }) => onChange({ state: target.value })}
        value={state}
      >
        <option value="">{labels.anyState}</option>
        {orderStates.map((one) => (
          <option key={one} value={one}>
            {states[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={labels.from}
        onChange={({ target }) => onChange({ from: target.value })}
        type="date"
        value={from}
      />
      <TextField
        label={labels.to}
        onChange={({ target }) => onChange({ to: target.value })}
        type="date"
        value={to}
      />
      <label className={styles.check}>
        <input
          checked={flagged === '1'}
          onChange={({ target }) => onChange({ flagged: target.checked ? '1' : undefined })}
          type="checkbox"
        />
        {labels.flagged}
      </label>
      {Object.keys(filters).length > 0 && (
        <button className={buttonClasses('secondary')} onClick={onClear} type="button">
          {labels.clear}
        </button>
      )}
    </div>
  );
}
