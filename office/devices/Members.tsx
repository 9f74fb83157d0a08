import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import type { Member } from '#contract/office/session.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../api/problem-text.ts';
import { devicesQuery, membersQuery, passkeysQuery } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { useAnnounce } from '../shell/Announcer.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import buttons from '../ui/Buttons.module.css';
import { Loaded } from '../ui/Loaded.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { useTranslate } from '../words/use-translate.ts';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './DevicesPage.module.css';
import { Invite } from './Invite.tsx';
import memberStyles from './Members.module.css';

/** The members, with links for new ones; for owners. */
export function Members() {
  const { devices: labels } = useWords().office;
  const query = useQuery(membersQuery);
  return (
    <section aria-labelledby="members" className={memberStyles.section}>
      <div>
        <SectionTitle id="members" title={labels.members} />
        <p>{labels.membersText}</p>
        <Loaded query={query}>
          {({ members }) => (
            <ul className={styles.list}>
              {members.map((member) => (
                <MemberLine key={member.id} member={member} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <Invite />
    </section>
  );
}

function MemberLine({ member: { id, name, role, devices, isRevoked } }: { member: Member }) {
  const words = useWords();
  const { actions, devices: labels, roles } = words.office;
  const translate = useTranslate('refusals');
  const client = useQueryClient();
  const announce = useAnnounce();
  const [isConfirming, setConfirming] = useState(false);
  const revoke = useMutation({
    mutationFn: () =>
      request(`members/${encodeURIComponent(id)}/revoke`, z.unknown(), { body: {} }),
    onSuccess: () => {
      setConfirming(false);
      announce(labels.revokedDone);
      for (const { queryKey } of [membersQuery, devicesQuery, passkeysQuery]) {
        client.invalidateQueries({ queryKey });
      }
    },
  });
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.small}>
          {isRevoked
            ? labels.revoked
            : `${roles[role]} · ${fill(labels.deviceCount, { count: devices })}`}
        </p>
      </div>
      {!isRevoked && !isConfirming && (
        <button
          aria-label={fill(labels.revokeMember, { name })}
          className={buttonClasses('secondary')}
          onClick={() => setConfirming(true)}
          type="button"
        >
          {labels.revoke}
        </button>
      )}
      {isConfirming && (
        <div className={memberStyles.confirm} role="alert">
          <p>{fill(labels.revokeText, { name })}</p>
          <div className={buttons.row}>
            <ActionButton
              className={buttonClasses('primary')}
              isDisabled={revoke.isPending}
              onClick={() => revoke.mutate()}
            >
              {labels.revokeConfirm}
            </ActionButton>
            <button
              className={buttonClasses('secondary')}
              onClick={() => setConfirming(false)}
              type="button"
            >
              {actions.cancel}
            </button>
          </div>
          <p className={field.error}>
            {revoke.error && problemText(revoke.error, words, translate)}
          </p>
        </div>
      )}
    </li>
  );
}
