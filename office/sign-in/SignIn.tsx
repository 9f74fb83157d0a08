import { meSchema } from '#contract/office/session.ts';
import { request } from '../api/request.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { EntryPage } from './EntryPage.tsx';
import { SignInForm } from './SignInForm.tsx';

interface SignInProps {
  token: string;
  onSignedIn: () => void;
}

/** Signs in by a link. Only a press does: programs that preview links must not use them up. */
export function SignIn({ token, onSignedIn }: SignInProps) {
  const { signIn: labels } = useWords().office;
  return (
    <EntryPage title={labels.title}>
      <p>{labels.text}</p>
      <SignInForm
        button={labels.button}
        onSignedIn={onSignedIn}
        signIn={(isShared) => request('sign-in', meSchema, { body: { token, isShared } })}
      />
    </EntryPage>
  );
}
