import { useWords } from '../words/WordsProvider.tsx';
import { EntryPage } from './EntryPage.tsx';

/** Says how to get a sign-in link. */
export function SignedOut() {
  const { signIn: labels } = useWords().office;
  return (
    <EntryPage title={labels.signedOutTitle}>
      <p>{labels.signedOutText}</p>
      <p>{labels.signedOutHow}</p>
    </EntryPage>
  );
}
