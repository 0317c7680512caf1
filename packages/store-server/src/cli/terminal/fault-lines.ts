import { __, _n, sprintf } from '@wordpress/i18n';
import { harmless } from '../../base/text';
import type { Findings } from '../../documents/files/findings';

/** The faults of an export, and what it never contains, for the terminal. */
export function faultLines(found: Findings): string {
	return gapLines(found) + faultsIn(found);
}

function gapLines({ gaps }: Findings): string {
	if (gaps.length === 0) return '';
	return listed(__('Not in the imported files', 'store-analytics'), gaps);
}

function faultsIn({ count, sentences }: Findings): string {
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
	return listed(title, [...sentences, ...more]);
}

function listed(title: string, lines: readonly string[]): string {
	return harmless([title, ...lines.map((line) => `- ${line}`), ''].join('\n'));
}
