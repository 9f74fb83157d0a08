import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meSchema } from '#contract/office/session.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { storeMe } from '../api/cache.ts';
import { problemText } from '../api/problem-text.ts';
import { request } from '../api/request.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { EntryPage } from './EntryPage.tsx';
import styles from './SignIn.module.css';

interface SignInProps {
  token: string;
  onSignedIn: () => void;
}

/** Signs in by a link. Only a press does: programs that preview links must not use them up. */
export function SignIn({ token, onSignedIn }: SignInProps) {
  const words = useWords();
  const { signIn: labels } = words.office;
  const client = useQueryClient();
  const [isShared, setShared] = useState(false);
  const signIn = useMutation({
    mutationFn: () => request('sign-in', meSchema, { body: { token, isShared } }),
    onSuccess: (me) => {
      storeMe(client, me);
      onSignedIn();
    },
  });

  return (
    <EntryPage title={labels.title}>
      <p>{labels.text}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!signIn.isPending) signIn.mutate();
        }}
      >
        <label className={styles.shared}>
          <input
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
            type="checkbox"
          />
          <span>
            {labels.shared}
            <span className={field.hint}>{labels.sharedHint}</span>
          </span>
        </label>
        <button
          aria-disabled={signIn.isPending}
          className={buttonClasses('primary', 'wide')}
          type="submit"
        >
          {signIn.isPending ? labels.signingIn : labels.button}
        </button>
        <p className={field.error} role="alert">
          {signIn.error && problemText(signIn.error, words)}
        </p>
      </form>
    </EntryPage>
  );
}
