import { Pagination } from './pagination';

export default { title: 'Tables/Pagination', component: Pagination };

export function ManyPages() {
	return <Pagination page={3} perPage={25} total={1200} />;
}

export function FirstOfTwoPages() {
	return <Pagination page={1} perPage={25} total={31} />;
}

export function OnePageOfMoreRows() {
	return <Pagination page={1} perPage={50} total={31} />;
}
