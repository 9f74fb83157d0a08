import type { Site } from '#src/content/site.ts';
import styles from './SocialLinks.module.css';

const networks = ['facebook', 'twitter', 'instagram', 'linkedin'] as const;

/** The agency's pages on social networks. */
export function SocialLinks({ site: { agency, labels } }: { site: Site }) {
  const { social } = agency.contact;
  return (
    <ul className={styles.links}>
      {networks
        .filter((network) => social[network])
        .map((network) => (
          <li key={network}>
            <a href={social[network]}>{labels.social[network]}</a>
          </li>
        ))}
    </ul>
  );
}
