import type { Agency } from '#src/content/agency.schema.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import styles from './SocialLinks.module.css';

const networks = ['facebook', 'twitter', 'instagram', 'linkedin'] as const;

/** The agency's pages elsewhere, by name. */
export function SocialLinks({ agency, labels }: { agency: Agency; labels: Labels }) {
  return (
    <ul className={styles.links}>
      {networks.map((network) => (
        <li key={network}>
          <a href={agency.contact.social[network]} rel="noopener">
            {labels.social[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
