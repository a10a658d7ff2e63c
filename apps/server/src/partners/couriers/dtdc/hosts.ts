/** Hosts of DTDC's services. */
export interface DtdcHosts {
  /** Order upload and cancellation, on the platform that DTDC uses. */
  orders: string;
  tracking: string;
  pincodes: string;
  instructions: string;
}

export const dtdcHosts: DtdcHosts = {
  orders: 'https://pxapi.dtdc.in',
  tracking: 'https://blktracksvc.dtdc.com',
  // It answers over plain HTTP only, and gets nothing but PIN codes.
  pincodes: 'http://smarttrack.ctbsplus.dtdc.com',
  // Sources call it over plain HTTP; a password is never sent so.
  instructions: 'https://bodb.dtdc.com',
};

/** All services at one address: the simulator, or a staging system. */
export const dtdcAt = (url: string): DtdcHosts => ({
  orders: url,
  tracking: url,
  pincodes: url,
  instructions: url,
});
