import { BranchList } from '#src/features/districts/BranchList.tsx';
import { DistrictFacts } from '#src/features/districts/DistrictFacts.tsx';
import { DistrictGrid } from '#src/features/districts/DistrictGrid.tsx';
import { DistrictReview } from '#src/features/districts/DistrictReview.tsx';
import { TileMap } from '#src/features/districts/TileMap.tsx';
import { JobList } from '#src/features/work/JobList.tsx';
import { JobStrip } from '#src/features/work/JobStrip.tsx';
import { BoardSizes } from './BoardSizes.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Candidates } from './Candidates.tsx';
import { CaseStudy } from './CaseStudy.tsx';
import { Faq } from './Faq.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './hero/Hero.tsx';
import { LinkList } from './LinkList.tsx';
import { Offers } from './Offers.tsx';
import { Packages } from './Packages.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { Platforms } from './Platforms.tsx';
import { Reasons } from './Reasons.tsx';
import { Recording } from './Recording.tsx';
import { PriceList } from './rate-card/PriceList.tsx';
import { RateCard } from './rate-card/RateCard.tsx';
import { ServiceBoard } from './ServiceBoard.tsx';
import { Statements } from './Statements.tsx';
import { Steps } from './Steps.tsx';
import type { Section, SectionComponent } from './section.ts';
import { Testimonials } from './Testimonials.tsx';

/** Sections that React renders alone. Sections.astro places the others: an island, a script or Markdown. */
export type StaticSection = Exclude<
  Section,
  { type: 'budget' | 'checkout' | 'contact' | 'paint' | 'payment-status' | 'policy-text' }
>;
type StaticType = StaticSection['type'];

/** The renderer of every section; a kind without one does not compile. */
export const registry = {
  'board-sizes': BoardSizes,
  'branch-list': BranchList,
  'call-to-action': CallToAction,
  candidates: Candidates,
  'case-study': CaseStudy,
  'district-facts': DistrictFacts,
  'district-grid': DistrictGrid,
  'district-review': DistrictReview,
  faq: Faq,
  figures: Figures,
  hero: Hero,
  'job-list': JobList,
  'job-strip': JobStrip,
  'link-list': LinkList,
  offers: Offers,
  packages: Packages,
  'place-note': PlaceNote,
  platforms: Platforms,
  'price-list': PriceList,
  'rate-card': RateCard,
  reasons: Reasons,
  recording: Recording,
  'service-board': ServiceBoard,
  statements: Statements,
  steps: Steps,
  testimonials: Testimonials,
  'tile-map': TileMap,
} satisfies { [Type in StaticType]: SectionComponent<Type> };

/** The component of a section; its props are those of the section. */
export const rendererOf = ({ type }: StaticSection) =>
  registry[type] as SectionComponent<StaticType>;
