import { ElectionPosts } from '#src/features/budget/ElectionPosts.tsx';
import { BranchList } from '#src/features/districts/BranchList.tsx';
import { DistrictFacts } from '#src/features/districts/DistrictFacts.tsx';
import { DistrictGrid } from '#src/features/districts/DistrictGrid.tsx';
import { DistrictReview } from '#src/features/districts/DistrictReview.tsx';
import { DistrictServices } from '#src/features/districts/DistrictServices.tsx';
import { JobList } from '#src/features/work/JobList.tsx';
import { JobStrip } from '#src/features/work/JobStrip.tsx';
import { Audiences } from '#src/sections/Audiences.tsx';
import { BoardSizes } from '#src/sections/BoardSizes.tsx';
import { CallToAction } from '#src/sections/CallToAction.tsx';
import { Candidates } from '#src/sections/Candidates.tsx';
import { CaseStudy } from '#src/sections/CaseStudy.tsx';
import { Faq } from '#src/sections/Faq.tsx';
import { Figures } from '#src/sections/Figures.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { LinkList } from '#src/sections/LinkList.tsx';
import { Offers } from '#src/sections/Offers.tsx';
import { Packages } from '#src/sections/Packages.tsx';
import { PhotoStrip } from '#src/sections/Photo.tsx';
import { PlaceNote } from '#src/sections/PlaceNote.tsx';
import { Platforms } from '#src/sections/Platforms.tsx';
import { Reasons } from '#src/sections/Reasons.tsx';
import { RateCard } from '#src/sections/rate-card/RateCard.tsx';
import { ServiceBoard } from '#src/sections/ServiceBoard.tsx';
import { Statements } from '#src/sections/Statements.tsx';
import { Steps } from '#src/sections/Steps.tsx';
import { Testimonials } from '#src/sections/Testimonials.tsx';
import type { Section, SectionComponent, SectionOf } from '#src/site/section.ts';

/**
 * The components of sections of static React. The others have an island, a script or Markdown, and are in
 * Sections.astro, where a type without a component does not compile.
 */
export const registry = {
  audiences: Audiences,
  'board-sizes': BoardSizes,
  'branch-list': BranchList,
  'call-to-action': CallToAction,
  candidates: Candidates,
  'case-study': CaseStudy,
  'district-facts': DistrictFacts,
  'district-grid': DistrictGrid,
  'district-review': DistrictReview,
  'district-services': DistrictServices,
  'election-posts': ElectionPosts,
  faq: Faq,
  figures: Figures,
  hero: Hero,
  'job-list': JobList,
  'job-strip': JobStrip,
  'link-list': LinkList,
  offers: Offers,
  packages: Packages,
  photo: PhotoStrip,
  'place-note': PlaceNote,
  platforms: Platforms,
  'rate-card': RateCard,
  reasons: Reasons,
  'service-board': ServiceBoard,
  statements: Statements,
  steps: Steps,
  testimonials: Testimonials,
} satisfies { [Type in Section['type']]?: SectionComponent<Type> };

type StaticType = keyof typeof registry;

/** A section that the registry has. */
export type StaticSection = SectionOf<StaticType>;

/** The component of a section. */
export const rendererOf = ({ type }: StaticSection) =>
  registry[type] as SectionComponent<StaticType>;
