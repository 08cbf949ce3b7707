import { comeBack, ownParams } from '../window/come-back.ts';

const { m: _, channel: __, r: ___, t: ____, ...answer } = ownParams();
void comeBack({ report: { payload: ownParams() }, params: answer });
