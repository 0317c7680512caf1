import { Suspense, useCallback, useMemo, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { ExtensionPart } from '../extensions/extension-part';
import { useFiltered } from '../extensions/late-filters';
import { PluginAreas } from '../extensions/slots';
import { Footer } from './footer';
import { LeaveQuestion } from './leave-question';
import { LoadingPage } from './loading-page';
import { Header } from './header';
import { useScreenName } from '../platform/header/screen-name';
import { useLocation } from '../platform/location';
import { BrokenPage, NotAllowed, NotFound } from '../platform/messages';
import { NoticeList } from '../platform/notices';
import {
	crumbTitles,
	listPages,
	loadPage,
	matchPage,
	mayOpen,
	pagesHook,
	type Match,
} from '../pages/list';
import { useReportTitles } from '../reports/list';
import { useAppSettings } from '../platform/settings/settings-context';
import { usePageEffects } from './use-page-effects';
import { usePrefetchedLinks } from './use-prefetched-links';
import { usePreloadedResponses } from './use-preloaded-responses';
import './layout.css';
import './print.css';

/** The whole app: header, the page that the address names, and what goes with a change of it. */
export function Layout() {
	const settings = useAppSettings();
	const { path, query } = useLocation(loadPage);
	const titleOf = useReportTitles();
	const pages = useFiltered(useCallback(() => listPages(settings, titleOf), [settings, titleOf]));
	const match = useMemo(() => matchPage(pages, path), [pages, path]);
	const allowed = match !== undefined && mayOpen(match.page, settings.capabilities);
	const crumbs = namedCrumbs(titlesOf(match, allowed), match, useScreenName());
	const title = crumbs[crumbs.length - 1] ?? '';
	usePrefetchedLinks();
	usePreloadedResponses(path);
	const heading = useRef<HTMLHeadingElement>(null);
	const owns = useCallback((other: string) => matchPage(pages, other) !== undefined, [pages]);
	const documentTitle = [...crumbs].reverse().concat(settings.siteTitle).filter(Boolean);
	usePageEffects(
		{ path, query, match, title },
		{ documentTitle: `${documentTitle.join(' ‹ ')} — ${settings.rootLabel}`, owns },
		heading,
	);
	const shown = match?.page.layout;
	return (
		<>
			<div className="woocommerce-layout">
				{shown?.header !== false && (
					<Header ref={heading} title={title} query={query} status={shown?.status} />
				)}
				<div className="woocommerce-layout__primary" id="woocommerce-layout__primary">
					<div className="woocommerce-layout__main">
						{!allowed ? (
							<Refusal isKnown={match !== undefined} />
						) : (
							<ExtensionPart
								part={match.page.container}
								hook={pagesHook}
								resetKey={path}
								fallback={(error, reset) => <BrokenPage error={error} onRetry={reset} />}
							>
								<Suspense fallback={match.page.fallback ?? <LoadingPage />}>
									<match.page.container
										key={match.page.path}
										params={match.params}
										path={path}
										pathMatch={match.page.path}
										query={query}
									/>
								</Suspense>
							</ExtensionPart>
						)}
					</div>
				</div>
				<NoticeList />
				<LeaveQuestion />
				{shown?.footer !== false && <Footer />}
			</div>
			{shown?.showPluginArea !== false && <PluginAreas />}
		</>
	);
}

/** With the name of the one thing on screen; the page of a record is about nothing else. */
function namedCrumbs(crumbs: string[], match: Match | undefined, name: string | undefined) {
	if (name === undefined) return crumbs;
	return [...(match?.params.id === undefined ? crumbs : crumbs.slice(0, -1)), name];
}

function Refusal({ isKnown }: { isKnown: boolean }) {
	return isKnown ? <NotAllowed /> : <NotFound />;
}

function titlesOf(match: Match | undefined, allowed: boolean): string[] {
	if (match !== undefined && allowed) return crumbTitles(match);
	return match === undefined
		? [__('Not found', 'store-analytics')]
		: [__('Not allowed', 'store-analytics')];
}
