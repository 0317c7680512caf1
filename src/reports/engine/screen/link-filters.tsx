import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, EmptyContent, listed } from '@store-analytics/components';
import { updateQueryString } from '@store-analytics/navigation';
import type { Query } from '../../../platform/query';

interface LinkFiltersProps {
	/** Names of parameters. */
	readonly names: readonly string[];
	readonly path: string;
	readonly query: Query;
}

/** Takes the place of numbers that would be of more than the link asks for, and offers these. */
export function UnknownFilters(props: LinkFiltersProps) {
	const { names } = props;
	return (
		<div role="alert" className="woocommerce-analytics-error">
			<EmptyContent
				illustration=""
				title={sprintf(
					/* translators: %s: name of a filter in the address, such as payment_method_is. */
					_n(
						'This link has a filter that is not known here: %s',
						'This link has filters that are not known here: %s',
						names.length,
						'store-analytics',
					),
					listed(names),
				)}
				message={__(
					'The report cannot apply all filters of this link, so it would count too much.',
					'store-analytics',
				)}
				actionLabel={_n(
					'Go on without this filter',
					'Go on without these filters',
					names.length,
					'store-analytics',
				)}
				actionCallback={() => removeFrom(props)}
			/>
		</div>
	);
}

/** Names filters that the shop understands, and that no control of the screen shows. */
export function HeededFilters(props: LinkFiltersProps) {
	const { names } = props;
	return (
		<p className="sa-heeded-filters">
			{sprintf(
				/* translators: %s: name of a filter in the address, such as payment_method_is. */
				__('The link also filters by %s, which this page cannot show.', 'store-analytics'),
				listed(names),
			)}{' '}
			<Button variant="link" onClick={() => removeFrom(props)}>
				{_n('Remove this filter', 'Remove these filters', names.length, 'store-analytics')}
			</Button>
		</p>
	);
}

function removeFrom({ names, path, query }: LinkFiltersProps): void {
	updateQueryString(Object.fromEntries(names.map((name) => [name, undefined])), path, query);
}
