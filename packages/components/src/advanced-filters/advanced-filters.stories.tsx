import { useStore } from '../store-context';
import type { Query } from '@store-analytics/navigation';
import { AdvancedFilters } from './advanced-filters';
import { orderFilters } from './example-filters';

export default { component: AdvancedFilters };

function Panel({ query }: { query: Query }) {
	const { currency } = useStore();
	return (
		<AdvancedFilters
			config={orderFilters}
			path="/analytics/orders"
			query={query}
			currency={currency}
		/>
	);
}

export function NothingActive() {
	return <Panel query={{ filter: 'advanced' }} />;
}

export function EveryKindOfInput() {
	return (
		<Panel
			query={{
				filter: 'advanced',
				status_is: 'completed',
				product_includes: '12,34',
				customer: 'new',
				orders_count_between: ['1', '5'],
				total_spend_lessthan: '20',
				registered_after: '2026-10-01',
			}}
		/>
	);
}
