/** Where an order's visitor came from, in the words of the Orders table. */
export function originLabel(sourceType: string, source: string): string {
	switch (sourceType) {
		case 'typein':
			return 'Direct';
		case 'organic':
			return `Organic: ${capitalized(source)}`;
		case 'referral':
			return `Referral: ${capitalized(source)}`;
		case 'utm':
			return `Source: ${capitalized(source)}`;
		case 'mobile_app':
			return 'Mobile app';
		case 'admin':
			return 'Web admin';
		default:
			return 'Unknown';
	}
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
