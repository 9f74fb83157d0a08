import { useQuery } from '@tanstack/react-query';
import type { Today } from '#contract/office/orders.ts';
import type { Me, Role } from '#contract/office/session.ts';
import { todayQuery } from '../api/queries.ts';
import { OrderCards } from '../orders/OrderCards.tsx';
import { Page } from '../shell/Page.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import { NeededOrder } from './NeededOrder.tsx';
import { byUrgency } from './needs.ts';
import { Problems } from './Problems.tsx';
import { Sums } from './Sums.tsx';
import styles from './TodayPage.module.css';

/** Without events, the page is at most this old, in ms. */
const refetchInterval = 60_000;

/** What a member of staff sees first. */
export function TodayPage({ me }: { me: Me }) {
  const { shell } = useWords().office;
  const query = useQuery({ ...todayQuery, refetchInterval });
  return (
    <Page title={shell.today}>
      <Loaded query={query}>{(today) => <TodayContent role={me.role} today={today} />}</Loaded>
    </Page>
  );
}

function TodayContent({ today, role }: { today: Today; role: Role }) {
  const { today: labels } = useWords().office;
  const { needed, orders, problems, sums } = today;
  return (
    <div className={styles.parts}>
      <section aria-labelledby="needed">
        <SectionTitle count={needed.length} id="needed" isUrgent title={labels.needed} />
        {needed.length === 0 ? (
          <p>{labels.nothingNeeded}</p>
        ) : (
          <ul className={styles.needed}>
            {byUrgency(needed).map((order) => (
              <NeededOrder key={order.id} order={order} role={role} />
            ))}
          </ul>
        )}
      </section>
      <Problems problems={problems} />
      <Sums sums={sums} />
      <section aria-labelledby="orders">
        <SectionTitle id="orders" title={labels.orders} />
        {orders.length === 0 ? <p>{labels.noOrders}</p> : <OrderCards orders={orders} />}
      </section>
    </div>
  );
}
