import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/office/session.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { storeMe } from '../api/cache.ts';
import { problemText } from '../api/problem-text.ts';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  button: string;
  signIn: (isShared: boolean) => Promise<Me>;
  onSignedIn?: () => void;
}

/** A button that signs in, and whether others use the device, too. */
export function SignInForm({ button, signIn, onSignedIn }: SignInFormProps) {
  const words = useWords();
  const { signIn: labels } = words.office;
  const client = useQueryClient();
  const [isShared, setShared] = useState(false);
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => signIn(isShared),
    onSuccess: (me) => {
      storeMe(client, me);
      onSignedIn?.();
    },
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
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
      <button aria-disabled={isPending} className={buttonClasses('primary', 'wide')} type="submit">
        {isPending ? labels.signingIn : button}
      </button>
      <p className={field.error} role="alert">
        {error && problemText(error, words)}
      </p>
    </form>
  );
}
