import { Flag } from './flag';

export default { title: 'Pictures/Flag', component: Flag };

export function ByCode() {
	return (
		<p>
			<Flag code="US" /> <Flag code="DEU" /> <Flag code="392" /> <Flag code="MX" size={48} />
		</p>
	);
}

export function OfAnOrder() {
	return <Flag order={{ shipping: { country: 'CA' }, billing: { country: 'US' } }} />;
}

export function BesideItsName() {
	return (
		<p>
			<Flag code="FR" hideFromScreenReader /> France
		</p>
	);
}

export function NoCountry() {
	return <Flag code="ZZ" />;
}
