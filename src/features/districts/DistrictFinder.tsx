import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { districtPath } from '#src/site/routes.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import styles from './DistrictFinder.module.css';

/**
 * A field that completes the names of districts and of their headquarters, and opens the page of a district
 * (district-finder.ts). Hidden without scripts, where the footer lists all districts.
 */
export function DistrictFinder({ site }: { site: Site }) {
  const { field, open, unknown } = site.labels.districtFinder;
  return (
    <form className={styles.finder} data-district-finder data-scripted>
      <label>
        <span className={fields.label}>{field}</span>
        <input
          aria-describedby="district-unknown"
          autoComplete="off"
          className={fields.input}
          list="districts"
          required
        />
      </label>
      <datalist id="districts">
        {site.districts.flatMap(({ name, headquarters, slug }) => {
          const path = localPath(site.language, districtPath(slug));
          return [...new Set([name, headquarters])].map((place) => (
            <option
              data-path={path}
              data-slug={slug}
              key={place}
              label={place === name ? undefined : name}
              value={place}
            />
          ));
        })}
      </datalist>
      <button className={buttonClasses('secondary')} type="submit">
        {open}
      </button>
      <p className={fields.error} data-unknown={unknown} id="district-unknown" role="alert" />
    </form>
  );
}
