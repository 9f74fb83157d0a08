import { isGroup } from '#contract/office/values.ts';
import { useContentWords } from '../use-content-words.ts';
import { Card } from './Card.tsx';
import styles from './DocumentFields.module.css';
import { type FieldProps, useEditor } from './EditorContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { type Field, isShown, type Member } from './fields.ts';
import { isComposite, Members, OwnFields, RecordFields, UnionFields } from './GroupView.tsx';
import { Entries } from './ListView.tsx';
import { PhotographView } from './PhotographView.tsx';

/** Sections of a page come first, as visitors see them first. */
const isSections = ({ field }: Member) => field.kind === 'list' && field.of.kind === 'union';

/** All fields of a document: sections, simple fields, and a card for each field with fields of its own. */
export function DocumentFields({ field, value }: { field: Field; value: unknown }) {
  const { editor: labels } = useContentWords().office;
  const { names, photographs } = useEditor();
  if (field.kind !== 'group') return null;
  const members = field.members.filter(isShown);
  const simple = members.filter((member) => !isComposite(member.field));
  const parts = members.filter((member) => isComposite(member.field) && !isSections(member));
  const partOf = ({ field: of, isRequired, key }: Member): FieldProps => ({
    field: of,
    isRequired,
    path: [key],
    title: names.titleOf(of, key),
    value: isGroup(value) ? value[key] : undefined,
  });
  return (
    <>
      {members.filter(isSections).map((member) => (
        <section className={styles.part} key={member.key}>
          <h2>{labels.sections}</h2>
          <Part {...partOf(member)} />
        </section>
      ))}
      {simple.length > 0 && (
        <section className={styles.part}>
          <h2>{labels.basics}</h2>
          <div className={styles.panel}>
            <Members members={simple} path={[]} value={value} />
          </div>
        </section>
      )}
      {parts.length > 0 && (
        <section className={styles.part}>
          <h2>{labels.parts}</h2>
          {parts.map((member) => (
            <Card
              key={member.key}
              path={[member.key]}
              title={names.titleOf(member.field, member.key)}
            >
              {photographs?.folder === 'photos' && (
                <PhotographView
                  hasFixedName
                  isRequired
                  path={[member.key, 'file']}
                  title={names.titleOf(member.field, member.key)}
                  value={`${member.key}.jpg`}
                />
              )}
              <Part {...partOf(member)} />
            </Card>
          ))}
        </section>
      )}
    </>
  );
}

/** A field with fields of its own, below a heading that names it. */
function Part(props: FieldProps) {
  return (
    <>
      <FieldNotes {...props} />
      <Inside {...props} />
    </>
  );
}

function Inside({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'group':
      return <Members members={field.members} path={props.path} value={props.value} />;
    case 'union':
      return <UnionFields {...props} field={field} />;
    case 'record':
      return <RecordFields {...props} field={field} />;
    case 'own':
      return <OwnFields {...props} field={field} />;
    case 'list':
      return <Entries {...props} field={field} />;
    default:
      return null;
  }
}
