import { isDictionary } from '@store-analytics/rest-api';
import { failureOf, reasonOf } from '@store-analytics/rest-api/client';
import { WayOut } from '../../feedback/way-out/way-out';

/** Why plugins could not be installed: what the shop says of each, or what is known of a request that failed. */
export function WhyNotInstalled({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const said = sentencesByPlugin(error);
	if (said.length > 0) return <p className="woocommerce-plugins__reason">{said.join(' ')}</p>;
	return (
		<p className="woocommerce-plugins__reason">
			{reasonOf(error)}{' '}
			{failureOf(error).action !== 'retry' && <WayOut error={error} onRetry={onRetry} />}
		</p>
	);
}

/** As the plugins store rejects: lists of sentences by plugin. */
function sentencesByPlugin(error: unknown): string[] {
	const data = isDictionary(error) ? error['data'] : undefined;
	if (!isDictionary(data)) return [];
	return Object.values(data)
		.flat()
		.filter((sentence): sentence is string => typeof sentence === 'string');
}
