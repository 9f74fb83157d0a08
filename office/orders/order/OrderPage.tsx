import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatPaise } from '#contract/money.ts';
import type { OfficeOrder } from '#contract/office/orders.ts';
import type { Me } from '#contract/office/session.ts';
import { textIn } from '#contract/office/texts.ts';
import { orderQuery } from '../../api/queries.ts';
import { Page } from '../../shell/Page.tsx';
import { mayNeedRefund } from '../../today/needs.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { alertOf } from '../../words/words.ts';
import { displayPhone } from '../contact-payer.ts';
import { StateStamp } from '../StateStamp.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './OrderPage.module.css';
import { Timeline } from './Timeline.tsx';
import { timelineLines } from './timeline-lines.ts';

/** One order: who, what, how much, what to do, and all that has happened to it. */
export function OrderPage({ me }: { me: Me }) {
  const { id = '' } = useParams();
  const { order: labels } = useWords().office;
  const query = useQuery(orderQuery(id));
  const order = query.data;
  const code = order?.code ?? id;
  return (
    <Page
      heading={order ? <Heading code={code} order={order} /> : `${labels.code} ${code}`}
      key={id}
      title={code}
    >
      <Loaded query={query}>{(loaded) => <OrderContent me={me} order={loaded} />}</Loaded>
    </Page>
  );
}

function Heading({ code, order }: { code: string; order: OfficeOrder }) {
  return (
    <span className={styles.heading}>
      <span>{code}</span> <span>{formatPaise(order.amountPaise)}</span>{' '}
      <StateStamp state={order.state} />
    </span>
  );
}

function OrderContent({ order, me }: { order: OfficeOrder; me: Me }) {
  const words = useWords();
  const { language, locale, office } = words;
  const { order: labels } = office;
  const { calledAtMs, createdAtMs, flags, name, paidAtMs, phone, service } = order;
  const time = (timeMs: number) => formatMoment(timeMs, locale);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <FactList
          facts={[
            [labels.name, name ?? labels.nameErased],
            [labels.phone, phone && displayPhone(phone)],
            [labels.service, textIn(service, language)],
            [labels.placedAt, time(createdAtMs)],
            [labels.paidAt, paidAtMs !== null && time(paidAtMs)],
            [
              labels.lastCalled,
              calledAtMs === null ? paidAtMs !== null && labels.notYet : time(calledAtMs),
            ],
          ]}
        />
        {flags.length > 0 && (
          <div className={styles.flags}>
            <h2>{labels.flagged}</h2>
            {flags.map((flag) => {
              const { subject, text } = alertOf(words, flag);
              return (
                <p key={flag}>
                  <strong>{subject}</strong> {text}
                </p>
              );
            })}
            {me.role !== 'owner' && mayNeedRefund(order) && <p>{labels.ownerRefunds}</p>}
          </div>
        )}
        <OrderActions order={order} role={me.role} />
        <OrderFacts order={order} />
      </div>
      <section aria-labelledby="history" className={styles.history}>
        <h2 id="history">{labels.timeline}</h2>
        <Timeline lines={timelineLines(order, words)} />
      </section>
    </div>
  );
}
