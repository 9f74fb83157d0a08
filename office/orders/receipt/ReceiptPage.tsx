import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { orderQuery } from '../../api/queries.ts';
import { Page } from '../../shell/Page.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Receipt } from './Receipt.tsx';
import styles from './ReceiptPage.module.css';

/** The receipt of a paid order, to print or to save as a file. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { receipt: labels } = useWords().office;
  const query = useQuery(orderQuery(id));
  return (
    <div className={styles.page}>
      <Page title={labels.title}>
        <Loaded query={query}>
          {(order) =>
            order.state === 'paid' ? (
              <>
                <p className={styles.buttons}>
                  <button
                    className={buttonClasses('primary')}
                    onClick={() => print()}
                    type="button"
                  >
                    {labels.print}
                  </button>
                </p>
                <Receipt order={order} />
              </>
            ) : (
              <p>{labels.notPaid}</p>
            )
          }
        </Loaded>
      </Page>
    </div>
  );
}
