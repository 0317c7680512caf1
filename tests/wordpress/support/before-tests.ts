import { makeFixture } from '../../support/stores/fixture-file';
import { wordPressFiles } from './builds';

/** Fetches WordPress and imports the shop before the tests run beside each other, and each would do so on its own. */
export default async function beforeTests(): Promise<void> {
	wordPressFiles('6.6');
	await makeFixture();
}
