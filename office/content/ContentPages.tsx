import { Navigate, Route, Routes } from 'react-router';
import { DocumentsPage } from './documents/DocumentsPage.tsx';
import { ReviewsPage } from './documents/ReviewsPage.tsx';
import { HubPage } from './hub/HubPage.tsx';
import { LaunchPage } from './launch/LaunchPage.tsx';
import { PhotographsPage } from './photographs/PhotographsPage.tsx';
import { PreviewPage } from './preview/PreviewPage.tsx';
import { PricesPage } from './prices/PricesPage.tsx';

/** The pages about the website's content, which load when one of them is opened. */
export function ContentPages() {
  return (
    <Routes>
      <Route element={<HubPage />} index />
      <Route element={<PricesPage />} path="prices" />
      <Route element={<PhotographsPage />} path="photographs" />
      <Route element={<ReviewsPage />} path="reviews" />
      <Route element={<DocumentsPage />} path="documents" />
      <Route element={<LaunchPage />} path="launch" />
      <Route element={<PreviewPage />} path="preview" />
      <Route element={<Navigate replace to="/content" />} path="*" />
    </Routes>
  );
}
