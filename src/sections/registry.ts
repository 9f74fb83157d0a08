import { BoardSizes } from './board-sizes/BoardSizes.tsx';
import { BranchList } from './branch-list/BranchList.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Candidates } from './candidates/Candidates.tsx';
import { CaseStudy } from './case-study/CaseStudy.tsx';
import { DistrictFacts } from './district-facts/DistrictFacts.tsx';
import { DistrictGrid } from './district-grid/DistrictGrid.tsx';
import { DistrictReview } from './district-review/DistrictReview.tsx';
import { Faq } from './faq/Faq.tsx';
import { Figures } from './figures/Figures.tsx';
import { Hero } from './hero/Hero.tsx';
import { JobList } from './job-list/JobList.tsx';
import { JobStrip } from './job-strip/JobStrip.tsx';
import { LinkList } from './link-list/LinkList.tsx';
import { Offers } from './offers/Offers.tsx';
import { Packages } from './packages/Packages.tsx';
import { PlaceNote } from './place-note/PlaceNote.tsx';
import { Platforms } from './platforms/Platforms.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { RateCard } from './rate-card/RateCard.tsx';
import { Reasons } from './reasons/Reasons.tsx';
import { Recording } from './recording/Recording.tsx';
import type { Section, SectionComponent } from './section.ts';
import { ServiceBoard } from './service-board/ServiceBoard.tsx';
import { Statements } from './statements/Statements.tsx';
import { Steps } from './steps/Steps.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { TileMap } from './tile-map/TileMap.tsx';

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
