import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import type { Passkey } from '#contract/office/passkeys.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../api/problem-text.ts';
import { passkeysQuery } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { ActionLine } from '../devices/ActionLine.tsx';
import styles from '../devices/DevicesPage.module.css';
import { useAnnounce } from '../shell/Announcer.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { formatMoment } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import passkeyStyles from './Passkeys.module.css';
import { addPasskey, canUsePasskeys } from './passkeys.ts';

/** Passkeys that sign in, and a button for one more; nothing in a browser without passkeys if there are none. */
export function Passkeys() {
  const { passkeys: labels } = useWords().office;
  const query = useQuery(passkeysQuery);
  const canAdd = canUsePasskeys();
  if (!canAdd && !query.data?.passkeys.length) return null;
  return (
    <section aria-labelledby="passkeys">
      <SectionTitle id="passkeys" title={labels.title} />
      <p>{labels.text}</p>
      <Loaded query={query}>
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <>
              <ul className={styles.list}>
                {passkeys.map((passkey) => (
                  <PasskeyLine key={passkey.id} passkey={passkey} />
                ))}
              </ul>
              <p className={passkeyStyles.lost}>{labels.lost}</p>
            </>
          )
        }
      </Loaded>
      {canAdd && <AddPasskey />}
    </section>
  );
}

function AddPasskey() {
  const words = useWords();
  const { passkeys: labels } = words.office;
  const client = useQueryClient();
  const announce = useAnnounce();
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: () => {
      announce(labels.added);
      client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
  return (
    <div className={passkeyStyles.add}>
      <ActionButton
        className={buttonClasses('secondary')}
        isDisabled={add.isPending}
        onClick={() => add.mutate()}
      >
        {add.isPending ? labels.adding : labels.add}
      </ActionButton>
      <p className={field.error} role="alert">
        {add.error && problemText(add.error, words)}
      </p>
    </div>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const words = useWords();
  const { passkeys: labels } = words.office;
  const client = useQueryClient();
  const announce = useAnnounce();
  const { id, name, memberName, addedAtMs, lastUsedAtMs, isBackedUp } = passkey;
  const remove = useMutation({
    mutationFn: () =>
      request(`passkeys/${encodeURIComponent(id)}/remove`, z.unknown(), { body: {} }),
    onSuccess: () => {
      announce(labels.removed);
      client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
  const time = (timeMs: number) => formatMoment(timeMs, words.locale);
  return (
    <ActionLine
      action={remove}
      label={labels.remove}
      name={fill(labels.removePasskey, { passkey: `${name}, ${memberName}` })}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{memberName}</p>
      <p className={styles.small}>
        {lastUsedAtMs === null ? labels.notUsed : fill(labels.usedAt, { time: time(lastUsedAtMs) })}
        {' · '}
        {fill(labels.addedAt, { time: time(addedAtMs) })}
      </p>
      {isBackedUp && <p className={styles.small}>{labels.backedUp}</p>}
    </ActionLine>
  );
}
