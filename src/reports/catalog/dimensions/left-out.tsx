import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { updateQueryString } from '@store-analytics/navigation';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import { textOf } from '../../../platform/query';
import type { ReportPartProps } from '../../engine/definition/definition';
import { filteredIn } from './kinds';
import { paramsOf } from './params';
import { Trail } from './trail';

/** What the address asks for and the numbers are not: says so, and takes it out of the address. Below it, the way through levels. */
export function AboveNumbers(props: ReportPartProps) {
	const { path, query, chosen, request } = props;
	const asked = textOf(query, 'by');
	const shown = dimensionOf(chosen)?.label() ?? chosen;
	const leftOut = filteredIn(query).filter((key) =>
		paramsOf(key).every((name) => request[name] === undefined),
	);
	const without = (names: readonly string[]) =>
		updateQueryString(Object.fromEntries(names.map((name) => [name, undefined])), path, query);
	return (
		<>
			{asked !== '' && asked !== chosen && (
				<p className="sa-heeded-filters" role="status">
					{sprintf(
						/* translators: 1: what a link asks for, such as "colour", 2: what is shown instead, such as "Country" */
						__('This report cannot be broken down by “%1$s”. It shows: %2$s.', 'store-analytics'),
						dimensionOf(asked)?.label() ?? asked,
						shown,
					)}{' '}
					<Button variant="link" onClick={() => without(['by'])}>
						{__('Dismiss', 'store-analytics')}
					</Button>
				</p>
			)}
			{leftOut.map((key) => (
				<p key={key} className="sa-heeded-filters" role="status">
					{sprintf(
						/* translators: 1: a filter, such as "Reason of the refund", 2: what numbers are broken down by, such as "Coupon" */
						__(
							'The filter “%1$s” does not go with “%2$s”. These numbers are without the filter.',
							'store-analytics',
						),
						dimensionOf(key)?.label() ?? key,
						shown,
					)}{' '}
					<Button variant="link" onClick={() => without(paramsOf(key))}>
						{__('Remove this filter', 'store-analytics')}
					</Button>
				</p>
			))}
			<Trail {...props} />
		</>
	);
}
