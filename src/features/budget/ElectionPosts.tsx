import { describeCounts } from '#contract/counts.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionProps } from '#src/site/section.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './ElectionPosts.module.css';
import { capMixes, countsOf, type Plan, planMixes } from './plan.ts';
import { type PlannerProps, type Post, plannerProps } from './planner-props.ts';

/** The posts of the budget page by slug, each with its ready plans. */
function readyPlans({ purposes, labels }: PlannerProps) {
  const posts = purposes.flatMap(({ mixes, posts }) =>
    posts.map((post) => {
      const plans = planMixes(capMixes(mixes, post.caps), post.sumPaise, labels.gstPercent);
      return [post.slug, { post, plans }] as const;
    }),
  );
  return new Map(posts);
}

interface PostFoldProps {
  post: Post;
  plans: Plan[];
  counts: PlannerProps['labels']['counts'];
  points: string[];
  site: Site;
}

/** A post and its spending limit; unfolded, its rules and its plans, each linked to itself on the budget page. */
function PostFold({ post, plans, counts, points, site }: PostFoldProps) {
  const { slug, name, limitPaise, sumPaise, rule } = post;
  const planHref = (number: number) => {
    const query = new URLSearchParams({ sum: `${sumPaise / 100}`, post: slug, plan: `${number}` });
    return localPath(site.language, `/budget?${query}`);
  };
  return (
    <Fold
      summary={
        <span className={styles.row}>
          {name} <b className={styles.amount}>{formatPaise(limitPaise)}</b>
        </span>
      }
    >
      <div className={styles.post}>
        <div>
          <p>{rule}</p>
          <ul className={styles.plans}>
            {plans.map(({ name: plan, amounts, lines }, at) => (
              <li key={plan}>
                <a className={styles.plan} href={planHref(at + 1)}>
                  <span className={styles.row}>
                    <b className={styles.name}>{unbroken(plan)}</b>{' '}
                    <b className={styles.amount}>{formatPaise(amounts.totalPaise)}</b>
                  </span>
                  {lines.map((line) => (
                    <span className={styles.line} key={line.service.name}>
                      {' '}
                      {[line.service.label, describeCounts(countsOf(line), counts)]
                        .filter(Boolean)
                        .join(': ')}
                    </span>
                  ))}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <TickList points={points} />
      </div>
    </Fold>
  );
}

/** The posts of each kind of election, with limits, ready plans of the budget page and rules. */
export function ElectionPosts({ section, site }: SectionProps<'election-posts'>) {
  const budget = site.pages
    .flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'budget');
  if (budget?.type !== 'budget') return null;
  const props = plannerProps(budget, site);
  const ready = readyPlans(props);
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      {section.elections.map(({ title, posts, points }) => (
        <div className={styles.election} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.limit}>{section.limit}</p>
          <div>
            {posts
              .flatMap((slug) => ready.get(slug) ?? [])
              .map((one) => (
                <PostFold
                  {...one}
                  counts={props.labels.counts}
                  key={one.post.slug}
                  points={points}
                  site={site}
                />
              ))}
          </div>
        </div>
      ))}
    </SectionFrame>
  );
}
