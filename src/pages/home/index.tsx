import { useMemo } from 'react';
import { hydrate, hydrateNotes, hydrateReviews } from '@store-analytics/data';
import {
	CurrenciesOfShop,
	DataStatus,
	NumbersByCurrency,
	Panels,
	SharedState,
} from '../../reports/data-status';
import { requestDates } from '../../reports/engine/query/period';
import { usePeriod } from '../../reports/engine/query/use-period';
import { useAppSettings } from '../../platform/settings/settings-context';
import { Panel } from '../../reports/engine/screen/panel';
import { EmptyShop } from '../../platform/empty-shop';
import { preloadedResponses } from '../../platform/preloaded/preloaded-responses';
import { AddSection } from '../sections/add-section';
import { SectionControls } from '../sections/section-controls';
import { useSections } from '../sections/use-sections';
import { homePreference, homeSections } from './sections';
import './home.css';

// Their stores load with this code; the page's responses are put there before the first render.
void preloadedResponses().then(({ responses }) =>
	hydrate(hydrateNotes(responses), hydrateReviews(responses)),
);

/** Home has no dates of its own. */
const noQuery = {};

/** The owner's first screen: sales, tasks, events, and WooCommerce's messages. */
export default function Home() {
	const { defaultDateRange } = useAppSettings();
	const period = usePeriod(noQuery, defaultDateRange);
	const { shown, hidden, propsOf, add } = useSections(
		useMemo(() => homeSections(), []),
		homePreference,
	);
	return (
		<div className="sa-home">
			<DataStatus />
			<CurrenciesOfShop />
			<NumbersByCurrency
				request={{ ...requestDates(period).primary }}
				days={period.primary.range}
			/>
			<EmptyShop />
			<SharedState>
				{shown.map((section, index) => (
					<Panels
						key={section.key}
						className={`sa-home__section${section.isHalf ? ' is-half' : ''}`}
					>
						<Panel resetKey={section.key}>
							<section.component
								{...propsOf(section)}
								isFirst={index === 0}
								isLast={index === shown.length - 1}
								controls={SectionControls}
							/>
						</Panel>
					</Panels>
				))}
			</SharedState>
			<AddSection hidden={hidden} onAdd={add} />
		</div>
	);
}
