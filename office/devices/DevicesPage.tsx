import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import type { Device, Me } from '#contract/office/session.ts';
import { devicesQuery, meQuery } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { useAnnounce } from '../shell/Announcer.tsx';
import { Page } from '../shell/Page.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { formatMoment } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { ActionLine } from './ActionLine.tsx';
import styles from './DevicesPage.module.css';
import { Members } from './Members.tsx';

/** Devices that are signed in, and passkeys that can; for owners also the members. */
export function DevicesPage({ me }: { me: Me }) {
  const { devices: labels } = useWords().office;
  const query = useQuery(devicesQuery);
  return (
    <Page title={labels.title}>
      <div className={styles.parts}>
        <div className={styles.column}>
          <section aria-labelledby="devices">
            <SectionTitle id="devices" title={labels.own} />
            <Loaded query={query}>
              {({ devices }) =>
                devices.length === 0 ? (
                  <p>{labels.none}</p>
                ) : (
                  <ul className={styles.list}>
                    {devices.map((device) => (
                      <DeviceLine device={device} key={device.id} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </section>
          <Passkeys />
        </div>
        {me.role === 'owner' && <Members />}
      </div>
    </Page>
  );
}

function DeviceLine({ device }: { device: Device }) {
  const words = useWords();
  const { devices: labels } = words.office;
  const client = useQueryClient();
  const announce = useAnnounce();
  const { id, name, memberName, signedInAtMs, lastUsedAtMs, isShared, isThis } = device;
  const end = useMutation({
    mutationFn: () => request(`devices/${encodeURIComponent(id)}/end`, z.unknown(), { body: {} }),
    onSuccess: () => {
      announce(labels.ended);
      client.invalidateQueries({ queryKey: devicesQuery.queryKey });
      if (isThis) client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
  const time = (timeMs: number) => formatMoment(timeMs, words.locale);
  return (
    <ActionLine
      action={end}
      label={labels.end}
      name={fill(labels.endDevice, { device: `${name}, ${memberName}` })}
    >
      <p>
        <strong>{name}</strong>
        {isThis && <mark>{labels.thisDevice}</mark>}
        {isShared && <mark>{labels.shared}</mark>}
      </p>
      <p>{memberName}</p>
      <p className={styles.small}>
        {fill(labels.usedAt, { time: time(lastUsedAtMs) })}
        {' · '}
        {fill(labels.signedInAt, { time: time(signedInAtMs) })}
      </p>
    </ActionLine>
  );
}
