import { Suspense, useCallback, useMemo } from 'react';
import { AnalyticsError, ReportFilters, StoreProvider } from '@store-analytics/components';
import { CurrencyContext, getFilteredCurrencyInstance } from '@store-analytics/currency';
import { isoDateFormat } from '@store-analytics/date';
import { parsePins, pinsPreference } from '@store-analytics/rest-api';
import { ExtensionPart } from '../../extensions/extension-part';
import { ownerOf } from '../../extensions/owners';
import { useFiltered } from '../../extensions/late-filters';
import {
	DataStatus,
	IncompleteData,
	NumbersByCurrency,
	Panels,
	SharedState,
} from '../../reports/data-status';
import type { FilterConfig } from '../../reports/engine/definition/filter-config';
import { Panel } from '../../reports/engine/screen/panel';
import { dateQueryOf, daysFrom, requestDates } from '../../reports/engine/query/period';
import { usePeriod } from '../../reports/engine/query/use-period';
import type { PageProps } from '../page-props';
import { EmptyShop } from '../../platform/empty-shop';
import { usePreferences } from '../../platform/use-preferences';
import { useAppSettings } from '../../platform/settings/settings-context';
import { AddSection } from '../sections/add-section';
import { SectionControls } from '../sections/section-controls';
import { dashboardFilters } from './dashboard-filters';
import { pinnedSection } from './pinned/section';
import { defaultSections, sectionsHook, type Section } from './sections';
import { useSections } from '../sections/use-sections';
import './overview.css';

/** Overview: numbers, charts and leaderboards of one range, arranged by the user. */
export default function Overview({ path, query }: PageProps) {
	const settings = useAppSettings();
	const { defaultDateRange } = settings;
	const filters = useFiltered(dashboardFilters);
	const currency = useFiltered(
		useCallback(
			() => getFilteredCurrencyInstance(query, settings.currency),
			[query, settings.currency],
		),
	);
	const store = useMemo(() => ({ currency }), [currency]);
	const { shown, hidden, propsOf, add } = useSections(useOwnSections(), 'dashboard_sections');
	const period = usePeriod(query, defaultDateRange);
	return (
		<CurrencyContext.Provider value={currency}>
			<StoreProvider value={store}>
				<div className="woocommerce-dashboard">
					<Panel resetKey={query}>
						<OverviewFilters path={path} query={query} filters={filters} />
					</Panel>
					<DataStatus />
					<EmptyShop />
					<IncompleteData from={daysFrom(period)} />
					<NumbersByCurrency request={{ ...requestDates(period).primary }} />
					<SharedState>
						{shown.map((section, index) => (
							<Panels
								key={section.key}
								className="woocommerce-dashboard-section"
								areApart={ownerOf(section.component) !== undefined}
							>
								<ExtensionPart
									part={section.component}
									hook={sectionsHook}
									resetKey={query}
									fallback={(error, reset) => <AnalyticsError error={error} onRetry={reset} />}
								>
									<Suspense fallback={null}>
										<section.component
											{...propsOf(section)}
											isFirst={index === 0}
											isLast={index === shown.length - 1}
											controls={SectionControls}
											query={query}
											path={path}
											filters={filters}
											defaultDateRange={defaultDateRange}
										/>
									</Suspense>
								</ExtensionPart>
							</Panels>
						))}
					</SharedState>
					<AddSection hidden={hidden} onAdd={add} />
				</div>
			</StoreProvider>
		</CurrencyContext.Provider>
	);
}

/** The default sections; the user's pins are one of them. */
function useOwnSections(): readonly Section[] {
	const sections = useFiltered(defaultSections);
	const { preferences } = usePreferences();
	const hasPins = parsePins(preferences[pinsPreference]).length > 0;
	return useMemo(() => (hasPins ? [...sections, pinnedSection()] : sections), [sections, hasPins]);
}

type FiltersProps = Pick<PageProps, 'path' | 'query'> & { filters: readonly FilterConfig[] };

function OverviewFilters({ path, query, filters }: FiltersProps) {
	const { siteLocale, defaultDateRange } = useAppSettings();
	const period = usePeriod(query, defaultDateRange);
	return (
		<ReportFilters
			path={path}
			query={query}
			filters={[...filters]}
			siteLocale={siteLocale}
			dateQuery={dateQueryOf(query, defaultDateRange, period)}
			isoDateFormat={isoDateFormat}
		/>
	);
}
