import { _n, sprintf } from '@wordpress/i18n';
import { harmless } from '../../base/text';
import type { Findings } from '../../documents/files/findings';

/** The faults of an export, for the terminal. */
export function faultLines({ count, sentences }: Findings): string {
	if (count === 0) return '';
	const title = sprintf(
		/* translators: %d: how many */
		_n(
			'The export has %d fault. What cannot be read was left out:',
			'The export has %d faults. What cannot be read was left out:',
			count,
			'store-analytics',
		),
		count,
	);
	const more = count > sentences.length ? [`… (${count - sentences.length})`] : [];
	return harmless([title, ...[...sentences, ...more].map((line) => `- ${line}`), ''].join('\n'));
}
