import { useWords } from '../words/WordsProvider.tsx';
import { Page } from './Page.tsx';

/** An address that no page has. */
export function UnknownPage() {
  const { shell } = useWords().office;
  return (
    <Page title={shell.unknownTitle}>
      <p>{shell.unknownText}</p>
    </Page>
  );
}
