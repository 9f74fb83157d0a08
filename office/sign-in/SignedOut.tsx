import { canUsePasskeys, signInWithPasskey } from '../passkeys/passkeys.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { EntryPage } from './EntryPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Signs in with a passkey, and says how to get a sign-in link. */
export function SignedOut() {
  const { signIn: labels } = useWords().office;
  const hasPasskeys = canUsePasskeys();
  return (
    <EntryPage title={labels.signedOutTitle}>
      {hasPasskeys && <SignInForm button={labels.passkey} signIn={signInWithPasskey} />}
      <p>{hasPasskeys ? labels.noPasskey : labels.signedOutText}</p>
      <p>{labels.signedOutHow}</p>
    </EntryPage>
  );
}
