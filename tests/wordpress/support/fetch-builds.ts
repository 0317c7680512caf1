import { wordPressFiles } from './builds';

/** Fetches WordPress before the tests run beside each other, and each would fetch its own. */
export default function fetchBuilds(): void {
	wordPressFiles('6.6');
}
