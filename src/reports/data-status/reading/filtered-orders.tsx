import { useStore } from '@store-analytics/components';
import { readSoFar } from './read-so-far';
import { useOrdersRead } from './use-orders-read';
import '../sync/sync.css';

/** Says on a report with filters by dimension how many orders the plugin has read, while it still reads. */
export default function FilteredOrders() {
	const { currency } = useStore();
	const read = useOrdersRead();
	return read ? <p className="sa-sync__incomplete">{readSoFar(read, currency)}</p> : null;
}
