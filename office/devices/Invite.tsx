import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fill } from '#contract/fill.ts';
import { invitedSchema, inviteSchema, roles } from '#contract/office/session.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { problemText } from '../api/problem-text.ts';
import { membersQuery } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { useAnnounce } from '../shell/Announcer.tsx';
import buttons from '../ui/Buttons.module.css';
import { SelectField, TextField } from '../ui/TextField.tsx';
import { formatTime } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './Members.module.css';

type Invitation = z.output<typeof inviteSchema>;

/** Makes a sign-in link, which is shown once. */
export function Invite() {
  const words = useWords();
  const { actions, devices: labels, roles: roleLabels } = words.office;
  const client = useQueryClient();
  const { formState, handleSubmit, register, reset } = useForm<Invitation>({
    defaultValues: { name: '', role: 'staff' },
    resolver: zodResolver(inviteSchema),
  });
  const invite = useMutation({
    mutationFn: (body: Invitation) => request('members', invitedSchema, { body }),
    onSuccess: () => {
      reset();
      client.invalidateQueries({ queryKey: membersQuery.queryKey });
    },
  });

  return (
    <form
      aria-labelledby="invite"
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((invitation) => {
        if (!invite.isPending) invite.mutate(invitation);
      })}
    >
      <h3 id="invite">{labels.invite}</h3>
      <p>{labels.inviteText}</p>
      <TextField
        {...register('name')}
        autoComplete="off"
        error={formState.errors.name && labels.nameMissing}
        label={labels.inviteName}
        maxLength={60}
      />
      <SelectField {...register('role')} label={labels.inviteRole}>
        {[...roles].reverse().map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </SelectField>
      <button aria-disabled={invite.isPending} className={buttonClasses('primary')} type="submit">
        {invite.isPending ? actions.saving : labels.inviteButton}
      </button>
      <p className={field.error} role="alert">
        {invite.error && problemText(invite.error, words)}
      </p>
      {invite.data && (
        <InvitationLink {...invite.data} key={invite.data.link} name={invite.variables.name} />
      )}
    </form>
  );
}

interface InvitationLinkProps extends z.output<typeof invitedSchema> {
  name: string;
}

function InvitationLink({ link, expiresAtMs, name }: InvitationLinkProps) {
  const { locale, office } = useWords();
  const { devices: labels } = office;
  const announce = useAnnounce();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      announce(labels.copied);
    } catch {
      announce(labels.copyFailed);
    }
  };
  return (
    <div className={styles.link} role="status">
      <p>
        <strong>{labels.linkTitle}</strong>
      </p>
      <p>{fill(labels.linkText, { name, time: formatTime(expiresAtMs, locale) })}</p>
      <code>{link}</code>
      <div className={buttons.row}>
        <button className={buttonClasses('secondary')} onClick={copy} type="button">
          {labels.copy}
        </button>
        <a
          className={buttonClasses('chat')}
          href={whatsappLink('', fill(labels.shareText, { link }))}
          rel="noreferrer"
          target="_blank"
        >
          <Icon name="whatsapp" />
          {labels.share}
        </a>
      </div>
    </div>
  );
}
