import { ShopError } from '../sources/connection/shop-error';
import { problemWithLog } from './choice-problem';

it('A failure is told without its code on the page, and with it in the terminal', () => {
	let said = '';
	const problemOf = problemWithLog({ write: (text) => (said += text) });
	const told = (code?: string) =>
		problemOf(new ShopError('unreachable', 'No shop.', code ? { code } : {})).message();
	expect([told('ENOTFOUND'), said]).toEqual(['No shop.', 'No shop. (ENOTFOUND)\n']);
	expect([told(), said]).toEqual(['No shop.', 'No shop. (ENOTFOUND)\n']);
});
