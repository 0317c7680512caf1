import { isDictionary } from '@store-analytics/rest-api';
import { failureOf, reasonOf } from '@store-analytics/rest-api/client';
import { WayOut } from '../../feedback/way-out/way-out';

/** Explains why plugins could not be installed: the shop's messages, or the failure of the request. */
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

/** The rejection of the plugins store: lists of sentences by plugin. */
function sentencesByPlugin(error: unknown): string[] {
	const data = isDictionary(error) ? error['data'] : undefined;
	if (!isDictionary(data)) return [];
	return Object.values(data)
		.flat()
		.filter((sentence): sentence is string => typeof sentence === 'string');
}
