import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Location, useLocation, useParams } from 'react-router';
import { defaultLanguage } from '#contract/default-language.ts';
import { fill } from '#contract/fill.ts';
import type { ContentDocument } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Page } from '../../shell/Page.tsx';
import buttons from '../../ui/Buttons.module.css';
import { Loaded } from '../../ui/Loaded.tsx';
import { formatMoment } from '../../words/format.ts';
import { useTranslate } from '../../words/use-translate.ts';
import { useLanguages } from '../../words/WordsProvider.tsx';
import { WayBack } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { MistakeList } from '../MistakeList.tsx';
import { documentQuery } from '../queries.ts';
import { TwinNotes } from '../TwinNotes.tsx';
import { useContentWords } from '../use-content-words.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { EditorContext, MarksContext } from './EditorContext.ts';
import styles from './EditorPage.module.css';
import { FieldView } from './FieldView.tsx';
import { fieldWords } from './field-words.ts';
import { readFields, shownPath } from './fields.ts';
import { titleLabels } from './label-titles.ts';
import { MistakesPanel } from './MistakesPanel.tsx';
import { formPath } from './mistakes.ts';
import panels from './Panels.module.css';
import { SaveBar } from './SaveBar.tsx';
import { useDocumentForm } from './use-document-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { readPath } from './values.ts';

/** The form of one document, in all languages. */
export function EditorPage() {
  const { '*': id = '' } = useParams();
  const words = useContentWords();
  const { editor: labels } = words.office;
  const query = useQuery(documentQuery(id));
  const [version, setVersion] = useState(0);
  const reload = async () => {
    await query.refetch();
    setVersion(version + 1);
  };
  return (
    <Page key={id} title={query.data ? documentTitle(query.data, words) : labels.title}>
      <WayBack />
      <Loaded query={query}>
        {(document) => <Editor document={document} key={version} onDiscarded={reload} />}
      </Loaded>
    </Page>
  );
}

interface EditorProps {
  document: ContentDocument;
  onDiscarded: () => void;
}

function Editor({ document, onDiscarded }: EditorProps) {
  const { editor: labels } = useContentWords().office;
  const { current, languages: known } = useLanguages();
  const location = useLocation();
  const languages = useMemo(
    () => known.map(({ language, name }) => ({ code: language, name })),
    [known],
  );
  const codes = languages.map(({ code }) => code);
  const [fields] = useState(() => readFields(document, codes));
  const texts = document.values[current];
  const field = useMemo(() => {
    const hasKeysAsNames = document.kind === 'office' && current !== defaultLanguage;
    return hasKeysAsNames ? titleLabels(fields, texts) : fields;
  }, [current, document.kind, fields, texts]);
  const form = useDocumentForm(document, field, codes);
  const { addPhotograph, undoPhotograph, change, editing, isDirty } = form;
  const { onReached, setTarget, target } = form;
  const { conflict, elsewhere, photographs: added, value } = editing;
  const translateField = useTranslate('fields');
  const translateMistake = useTranslate('mistakes');
  const names = useMemo(() => fieldWords(translateField), [translateField]);
  const mistakes = useMemo(
    () => editing.mistakes.map((one) => ({ ...one, reason: translateMistake(one.reason) })),
    [editing.mistakes, translateMistake],
  );
  useLeaveGuard(isDirty, labels.leave);

  const goTo = useEffectEvent(({ search }: Location) => {
    const query = new URLSearchParams(search);
    const at = query.get('at');
    if (!at) return;
    const language = query.get('in');
    const path = at.split('.');
    const inForm = language === null ? path : formPath(field, value, language, path);
    setTarget(shownPath(field, value, readPath(inForm.join('.'), value)));
  });
  useEffect(() => goTo(location), [location]);

  // Service names are edited in the catalogue itself.
  const services = document.kind === 'catalogue' ? undefined : document.services;
  const folder = document.kind === 'work' || document.kind === 'photos' ? document.id : null;
  const at = String(document.draft?.atMs ?? '');
  const photographs = useMemo(
    () =>
      folder === null ? null : { folder, at, added, add: addPhotograph, undo: undoPhotograph },
    [folder, at, added, addPhotograph, undoPhotograph],
  );
  const editor = useMemo(
    () => ({ change, FieldView, languages, names, photographs, services: services ?? [] }),
    [change, languages, names, photographs, services],
  );
  const marks = useMemo(() => ({ mistakes, onReached, target }), [mistakes, onReached, target]);

  if (form.offered) {
    return (
      <Offer atMs={form.offered.atMs} onRefuse={form.refuseOffered} onTake={form.takeOffered} />
    );
  }
  return (
    <EditorContext value={editor}>
      <MarksContext value={marks}>
        <div className={styles.editor}>
          {document.draft && <DraftPanel draft={document.draft} onDiscarded={onDiscarded} />}
          <TwinNotes draft={document.draft} languages={languages} />
          {conflict && <ConflictPanel conflict={conflict} onResolve={form.resolve} />}
          {mistakes.length > 0 && (
            <MistakesPanel field={field} mistakes={mistakes} onFind={setTarget} value={value} />
          )}
          {elsewhere.length > 0 && <MistakeList languages={languages} mistakes={elsewhere} />}
          <DocumentFields field={field} value={value} />
        </div>
        <SaveBar
          document={document}
          error={form.error}
          isDirty={isDirty}
          isSaved={form.isSaved}
          isSaving={form.isSaving}
          onSave={form.save}
        />
      </MarksContext>
    </EditorContext>
  );
}

interface OfferProps {
  atMs: number;
  onTake: () => void;
  onRefuse: () => void;
}

/** Offers the unsaved input of an earlier visit. */
function Offer({ atMs, onTake, onRefuse }: OfferProps) {
  const { locale, office } = useContentWords();
  const { editor: labels } = office;
  return (
    <section aria-label={labels.offer} className={panels.panel}>
      <h2>{fill(labels.offerTitle, { time: formatMoment(atMs, locale) })}</h2>
      <p>{labels.offerText}</p>
      <div className={buttons.row}>
        <button className={buttonClasses('primary')} onClick={onTake} type="button">
          {labels.offerTake}
        </button>
        <button className={buttonClasses('secondary')} onClick={onRefuse} type="button">
          {labels.offerRefuse}
        </button>
      </div>
    </section>
  );
}
